import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'ff588b41', text: 'América del Sur' },
  currency: { of: 'b666e8cc', text: 'real brasileño (BRL)' },
  'visaRequirements.touristVisa': {
    of: '03d45e66',
    text: 'Los ciudadanos de muchos países visitan Brasil sin visado, por lo general hasta 90 días, mientras que otros necesitan un visado o un visado electrónico antes de viajar. La lista ha cambiado en los últimos años, así que consulte qué se aplica a su pasaporte en el consulado de Brasil más cercano. El visado de visita no permite trabajar.',
  },
  'visaRequirements.workVisa': {
    of: '561872e2',
    text: 'Para trabajar en Brasil suele hacer falta una autorización de residencia que el empleador pide a las autoridades de inmigración, y después un visado de trabajo (VITEM V) del consulado de Brasil. Hay vías aparte para quienes trabajan a distancia, inversionistas e investigadores; pregunte en el consulado cuál le corresponde.',
  },
  'visaRequirements.residencePermit': {
    of: 'dd3e02d4',
    text: 'Tras llegar a Brasil con un visado temporal, hay que registrarse en la Policía Federal (Polícia Federal), normalmente en un plazo de 90 días, y se recibe la tarjeta migratoria CRNM. Pida la cita pronto, porque en las grandes ciudades los turnos se agotan. También necesitará un número de contribuyente CPF para casi todo.',
  },
  'visaRequirements.familyReunification': {
    of: 'e4d60d63',
    text: 'Los cónyuges, las parejas, los hijos y algunos otros familiares de un brasileño o de un extranjero residente pueden por lo general pedir la residencia en Brasil por reunión familiar. Los documentos expedidos en el extranjero normalmente tienen que estar apostillados o legalizados y traducidos por un traductor jurado; consulte la lista en la Policía Federal o en el consulado.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: 'aa310f47',
    text: 'Los extranjeros que se mudan a Brasil y los brasileños que han vivido más de un año en el extranjero pueden llevar libres de impuestos sus muebles, su menaje de casa y las herramientas de su profesión, nuevos o usados. Las visitas a Brasil de hasta 45 días en los 12 meses anteriores no interrumpen el año en el extranjero. El equipaje que viaja por separado debe enviarse entre 3 meses antes y 6 meses después de su propia llegada.',
  },
  'customsRegulations.prohibitedItems.0': {
    of: 'da85ba35',
    text: 'Cigarrillos electrónicos y vapeadores, que por lo general se rechazan.',
  },
  'customsRegulations.prohibitedItems.1': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'c79de65c',
    text: 'Neumáticos usados y piezas de automóvil usadas, que por lo general se rechazan.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'dd21ae55',
    text: 'Automóviles usados: no pueden entrar en Brasil con una mudanza.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: 'c3e894dc',
    text: 'Cigarrillos fabricados en Brasil solo para la exportación.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8b302364',
    text: 'Armas y municiones: por lo general, solo con un permiso del Ejército brasileño.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'd68cea11',
    text: 'Plantas, semillas, carne y miel: por lo general, solo con autorización del Ministerio de Agricultura (Vigiagro).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '105b8adf',
    text: 'Medicamentos: por lo general, con receta y según las normas de la agencia sanitaria ANVISA.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '1d3974e7',
    text: 'Artículos remanufacturados: consulte en la aduana (Receita Federal) antes de enviarlos.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '95e14b03',
    text: 'Declaración simplificada de importación (DSI) en el sistema Siscomex para el equipaje no acompañado; Brasil está pasando a una nueva declaración llamada DUIMP, así que pregunte a su empresa de mudanzas cuál se aplica.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ce52974e',
    text: 'Declaración electrónica del viajero (e-DBV) para los artículos que lleve usted mismo y que deban declararse.',
  },
  'customsRegulations.documentationRequired.2': {
    of: 'ce6deca7',
    text: 'Pasaporte con el visado para Brasil, que suele ser necesario para que se libere la carga marítima.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'f5b107f7',
    text: 'Número de contribuyente CPF, que suele ser necesario para que se libere la carga marítima.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'aff382df',
    text: 'Inventario firmado de los bienes, con sus valores, en portugués cuando se pida.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '8e7166f6',
    text: 'Prueba de más de un año en el extranjero, para los brasileños que regresan.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '64394472',
    text: 'El despacho de aduana en Brasil es difícil de prever: los cálculos aproximados son de 15 a 30 días hábiles, y más en Santos o Río de Janeiro o durante las huelgas. Tómelo como una conjetura, pregunte a su empresa de mudanzas cómo está la situación en su puerto y deje fuera del contenedor lo que necesite para los dos primeros meses.',
  },
  'petImport.vaccinations.0': {
    of: 'af5e643c',
    text: 'Vacuna contra la rabia para perros y gatos de más de 90 días; por lo general, una primera vacuna debe tener al menos 21 días de antigüedad el día del viaje.',
  },
  'petImport.vaccinations.1': {
    of: '693064c9',
    text: 'Tratamiento contra parásitos internos y externos, por lo general dentro de los 15 días anteriores al viaje.',
  },
  'petImport.quarantine': {
    of: 'ca9ac35a',
    text: 'Brasil por lo general no impone cuarentena ni pide análisis de sangre de la rabia a los perros y gatos con la documentación en regla. La autoridad en la frontera es Vigiagro, del Ministerio de Agricultura; consúltele las normas vigentes antes de reservar.',
  },
  'petImport.healthCertificate': {
    of: 'de95eccc',
    text: 'Para entrar en Brasil, un perro o un gato suele necesitar un certificado veterinario internacional (CVI o CZI), expedido o refrendado por la autoridad veterinaria del país de origen dentro de los 10 días anteriores al viaje. Se recomienda el microchip, que hace falta si más adelante se quiere un pasaporte brasileño para la mascota. Confirme el formulario con el Ministerio de Agricultura de Brasil.',
  },
  'vehicleImport.regulations': {
    of: '54d5cd8b',
    text: 'No se pueden importar automóviles usados a Brasil, ni siquiera un nuevo residente con su menaje de casa. Según las fuentes disponibles, solo se admiten automóviles nuevos sin usar y automóviles de colección de más de 30 años; consulte en la Receita Federal antes de hacer planes.',
  },
  'vehicleImport.duties': {
    of: 'ae16e9c0',
    text: 'Un automóvil nuevo o de colección que se lleva a Brasil paga normalmente derechos de importación y varios impuestos federales y estatales, que juntos pueden llegar a una gran parte de su valor. Pida un cálculo a un agente de aduanas brasileño antes de comprometerse.',
  },
  'vehicleImport.documentation.0': {
    of: 'b53f850b',
    text: 'Licencia de importación y declaración de aduana, normalmente a través de un agente de aduanas autorizado.',
  },
  'vehicleImport.documentation.1': { of: '7a8adb03', text: 'Factura de compra y título de propiedad a su nombre.' },
  'vehicleImport.documentation.2': {
    of: 'e254e46c',
    text: 'Para un automóvil de colección, prueba de su antigüedad y de su estado original.',
  },
  'vehicleImport.documentation.3': { of: 'e5ffa71d', text: 'Número de contribuyente CPF.' },
  'vehicleImport.restrictions': {
    of: '85c8ff70',
    text: 'Para casi todos los que se mudan a Brasil, el automóvil se queda atrás: véndalo antes de la mudanza y compre otro allí. En Brasil se conduce por la derecha.',
  },
  'healthcare.system': {
    of: '08c26fda',
    text: 'El sistema público de salud de Brasil, el SUS, atiende a todo el mundo, incluidos los residentes extranjeros, sin cobrar en el momento de la atención. Las esperas pueden ser largas, por lo que muchas personas acuden también a médicos y hospitales privados.',
  },
  'healthcare.insurance': {
    of: 'b046dea1',
    text: 'Los planes de salud privados son corrientes en Brasil y a menudo forman parte de una oferta de trabajo. Pregunte por los periodos de carencia para enfermedades preexistentes y mantenga un seguro de viaje o internacional hasta que empiece su plan.',
  },
  'healthcare.emergencyNumber': { of: 'd1ce8c74', text: '192 (ambulancia), 190 (policía), 193 (bomberos)' },
  'education.schoolSystem': {
    of: 'ca979f3e',
    text: 'En Brasil la escolaridad es obligatoria aproximadamente desde los 4 hasta los 17 años y comprende la educación preescolar, el ensino fundamental y el ensino médio; el año escolar suele ir más o menos de febrero a diciembre. Las escuelas públicas son gratuitas, y muchas familias eligen las privadas.',
  },
  'education.languageOfInstruction': {
    of: 'e7001981',
    text: 'En las escuelas de Brasil se enseña en portugués; las escuelas bilingües e internacionales se encuentran sobre todo en las grandes ciudades.',
  },
  'utilities.electricity': {
    of: '80da2a4c',
    text: 'El voltaje en Brasil varía según la ciudad: 127 V en São Paulo y Río de Janeiro, por ejemplo, y 220 V en Brasilia, el Nordeste y Santa Catarina, siempre a 60 Hz. Los enchufes son de los tipos C y N. Pregunte qué voltaje tiene su nueva dirección antes de embalar un solo aparato.',
  },
  'utilities.internet': {
    of: 'abfc7239',
    text: 'En las ciudades brasileñas hay una amplia oferta de banda ancha por fibra, de proveedores nacionales y locales. Para contratarla normalmente se necesita el número CPF.',
  },
  'utilities.banking': {
    of: '426ab953',
    text: 'Para abrir una cuenta en Brasil suelen hacer falta un CPF, un comprobante de domicilio y la tarjeta migratoria o su resguardo (protocolo); algunos bancos digitales son más rápidos. El pago instantáneo con Pix se usa casi en todas partes.',
  },
  'culturalTips.0': {
    of: '9b23b7bd',
    text: 'Consiga pronto su número CPF: en Brasil lo piden las tiendas, las compañías telefónicas, los arrendadores e incluso los servicios de reparto.',
  },
  'culturalTips.1': {
    of: 'd235cd7c',
    text: 'Los saludos son cálidos, a menudo un apretón de manos, un abrazo o un beso en la mejilla según la región; siga el ejemplo de la otra persona.',
  },
  'culturalTips.2': {
    of: 'f12cd2e1',
    text: 'Saber algo de portugués ayuda mucho, pues el inglés no se habla demasiado fuera de los negocios y el turismo.',
  },
  'culturalTips.3': {
    of: '926bddfa',
    text: 'Las reuniones sociales suelen empezar más tarde de la hora indicada, mientras que a las de negocios conviene llegar a tiempo.',
  },
  'culturalTips.4': {
    of: '3f2789c1',
    text: 'Pregunte a vecinos y colegas por qué zonas se anda tranquilo de noche, como en cualquier ciudad grande.',
  },
  'importantContacts.emergencyServices': {
    of: '454fa10a',
    text: 'En Brasil, marque el 190 para la policía, el 192 para una ambulancia (SAMU) y el 193 para los bomberos.',
  },
  'importantContacts.taxOffice': {
    of: '8cdf1c9b',
    text: 'La Receita Federal se ocupa de los impuestos, la aduana y el número CPF: gov.br/receitafederal.',
  },
  'sources.0.title': {
    of: '959b6c8e',
    text: 'Ministerio de Relaciones Exteriores de Brasil (Embajada en Doha): mudarse a Brasil',
  },
  'sources.1.title': { of: '7cbb8759', text: 'Receita Federal: aduanas e impuestos de Brasil' },
  'sources.2.title': { of: 'fec85456', text: 'Polícia Federal: migración y residencia en Brasil' },
  'sources.3.title': { of: '617e76eb', text: 'Ministerio de Agricultura de Brasil (Vigiagro): viajar con animales' },
  'sources.4.title': { of: '33e8f46a', text: 'Moveplus International: mudarse a Brasil (secondary)' },
  'sources.5.title': { of: '5c568f93', text: 'UB Proteção: importar un automóvil a Brasil (secondary)' },
  'sources.6.title': { of: 'b1ad12ae', text: 'Em Tempo: documentos para el viaje de una mascota (secondary)' },
  'sources.7.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.8.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
