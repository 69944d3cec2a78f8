import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'd03cab99', text: 'Europa del Norte' },
  currency: { of: '998f6dbb', text: 'corona sueca (SEK)' },
  'visaRequirements.touristVisa': {
    of: '120526b6',
    text: 'Suecia forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. La Agencia Sueca de Migración (migrationsverket.se) indica qué hace falta con su pasaporte.',
  },
  'visaRequirements.workVisa': {
    of: 'c537e6c0',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en Suecia, y los de los países nórdicos no necesitan ningún trámite. Los demás necesitan un permiso de trabajo antes de viajar, que se basa en una oferta de empleo con condiciones suecas y un salario mínimo que se ajusta de vez en cuando; la Tarjeta Azul UE es la vía para el personal altamente cualificado. Consulte el salario vigente en migrationsverket.se.',
  },
  'visaRequirements.residencePermit': {
    of: 'cd8adcea',
    text: 'Los ciudadanos de fuera de la UE que se quedan en Suecia más de tres meses necesitan un permiso de residencia, que normalmente se concede antes de la entrada. Toda persona que vaya a vivir allí un año o más se inscribe en la Agencia Tributaria de Suecia (Skatteverket) y recibe un número personal (personnummer), que abre casi todas las demás puertas. Los ciudadanos de la UE no necesitan permiso, pero tienen que cumplir las condiciones del derecho de residencia.',
  },
  'visaRequirements.familyReunification': {
    of: '62b7e05a',
    text: 'El cónyuge, la pareja registrada o la pareja de hecho y los hijos menores de 18 años pueden por lo general obtener un permiso para reunirse con un residente de Suecia, a menudo junto con un permiso de trabajo. Quien vive allí casi siempre tiene que acreditar ingresos y una vivienda de tamaño suficiente. Solicítelo en migrationsverket.se antes de mudarse, porque los plazos de espera son largos.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '98b8ef95',
    text: 'Puede llevar su menaje de casa a Suecia libre de derechos y de IVA si ha vivido fuera de la UE al menos un año, ha poseído y usado las cosas al menos 6 meses y tiene intención de vivir en Suecia al menos un año. Dispone de un año para llevarlas, y después no pueden venderse, prestarse ni alquilarse durante un año. Para quienes regresan a Suecia rigen otras normas, así que indique cuál es su caso. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.2': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.prohibitedItems.3': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'fbdefbe1',
    text: 'Armas de fuego y municiones: solo con un permiso de la policía sueca.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '08796072',
    text: 'Ciertos cuchillos y espray de pimienta: prohibidos o sujetos a permiso, así que no los lleve o pregunte antes a la Aduana de Suecia.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '342ec8e0',
    text: 'Medicamentos: solo para su propio uso, con límites estrictos para los clasificados como estupefacientes.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'bf8dd06b',
    text: 'Vehículos comerciales y bienes de empresa: quedan fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cb8485a9',
    text: 'Formulario de declaración de la Aduana de Suecia para la exención de derechos (Försäkran).',
  },
  'customsRegulations.documentationRequired.1': { of: 'bff2ed3e', text: 'Inventario de los bienes.' },
  'customsRegulations.documentationRequired.2': {
    of: '456f3486',
    text: 'Pasaporte, con el permiso de residencia para los ciudadanos de fuera de la UE.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'cc898958',
    text: 'Prueba de que ha vivido fuera de la UE al menos 12 meses.',
  },
  'customsRegulations.documentationRequired.4': {
    of: 'b91fbec0',
    text: 'Prueba de vivienda o de trabajo en Suecia, como un contrato de alquiler o de trabajo.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '88c9d5d9',
    text: 'Inscripción en la Agencia Tributaria de Suecia (Skatteverket), cuando la tenga.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '32d3ea12',
    text: 'El despacho del menaje de casa en Suecia suele tardar de 2 a 5 días hábiles una vez que la documentación está completa. Si regresa a Suecia, las visitas cortas durante sus años en el extranjero no siempre interrumpen el periodo; lo mejor es preguntar el límite exacto a la Aduana de Suecia (tullverket.se).',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: '4eee0d7d',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Suecia.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.vaccinations.4': {
    of: 'bfa54591',
    text: 'El tratamiento contra la tenia para los perros que vienen de la UE ya no se exige, según informaciones recientes; consulte a la Junta de Agricultura de Suecia (jordbruksverket.se).',
  },
  'petImport.quarantine': {
    of: 'ad3209ef',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Suecia; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Las mascotas de fuera de la UE suelen tener que llegar por un puesto de control fronterizo, como Estocolmo-Arlanda o Gotemburgo-Landvetter, y deben declararse a la Aduana de Suecia al llegar. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: 'ca31012b',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en Suecia; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte a la Junta de Agricultura de Suecia (jordbruksverket.se).',
  },
  'vehicleImport.regulations': {
    of: 'd64e0cfd',
    text: 'Quien llega de fuera de la UE puede llevar a Suecia un automóvil particular libre de derechos con el menaje de casa si lo ha poseído y usado al menos 6 meses antes de partir; no puede venderse, prestarse ni alquilarse durante un año. Después, el automóvil tiene que pasar una inspección de matriculación antes de que la Agencia Sueca de Transporte (Transportstyrelsen) lo matricule.',
  },
  'vehicleImport.duties': {
    of: 'bab65734',
    text: 'Con la franquicia no se pagan derechos ni IVA por el automóvil en Suecia; sin ella, cuente con un 10 % de derechos y un 25 % de IVA. El impuesto anual sobre vehículos depende de las emisiones y puede ser elevado para los automóviles más nuevos de gasolina y diésel. Consulte a la Aduana de Suecia (tullverket.se) y a la Agencia Sueca de Transporte.',
  },
  'vehicleImport.documentation.0': { of: 'fc573de2', text: 'Certificado de matriculación extranjero a su nombre.' },
  'vehicleImport.documentation.1': {
    of: 'a4507552',
    text: 'Prueba de que ha poseído y usado el automóvil al menos 6 meses, como los documentos de matriculación y del seguro.',
  },
  'vehicleImport.documentation.2': { of: '3d5c37ec', text: 'Resolución de la aduana sobre la exención de derechos.' },
  'vehicleImport.documentation.3': {
    of: 'd46c2c44',
    text: 'Certificado de conformidad u otros datos técnicos para la inspección de matriculación.',
  },
  'vehicleImport.documentation.4': { of: '172d3991', text: 'Seguro válido en Suecia.' },
  'vehicleImport.restrictions': {
    of: '1feb7093',
    text: 'Llevar un automóvil a Suecia puede compensar si lo cubre la franquicia y se fabricó según las normas de la UE; los fabricados para otros mercados pueden no superar la inspección de matriculación. Los vehículos comerciales no tienen franquicia. Los neumáticos de invierno son obligatorios en condiciones invernales de diciembre a marzo, y se circula por la derecha.',
  },
  'healthcare.system': {
    of: 'ea628ed7',
    text: 'La sanidad en Suecia es pública, la gestionan las regiones y se paga con impuestos, con tarifas moderadas por visita hasta un tope anual; se elige un centro de salud (vårdcentral) como primera puerta. La línea de consejo 1177 le indica de día y de noche adónde ir.',
  },
  'healthcare.insurance': {
    of: '30ca02ab',
    text: 'Toda persona empadronada como residente en Suecia está cubierta por la sanidad pública, lo que por lo general supone una estancia de al menos un año. Hasta que llegue el número personal, o si se queda menos tiempo, contrate un seguro que cubra Suecia; los visitantes de la UE usan la Tarjeta Sanitaria Europea.',
  },
  'healthcare.emergencyNumber': {
    of: '613303f0',
    text: '112 (todas las emergencias), 114 14 (policía, no urgente), 1177 (consejo médico)',
  },
  'education.schoolSystem': {
    of: '3ec0f223',
    text: 'En Suecia la escuela es obligatoria desde el año en que el niño cumple seis, gratuita y con almuerzo gratis; comprende nueve grados, y casi todos siguen después con la secundaria superior. Tanto las escuelas municipales como las independientes son gratuitas. La educación en casa casi nunca se permite.',
  },
  'education.languageOfInstruction': {
    of: '03911f0b',
    text: 'En las escuelas de Suecia se enseña en sueco, con clases introductorias y a menudo clases de lengua materna para los recién llegados. Las ciudades más grandes tienen escuelas de habla inglesa e internacionales, algunas gratuitas, con listas de espera en las que conviene apuntarse pronto.',
  },
  'utilities.electricity': {
    of: 'f26fac05',
    text: 'En Suecia la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y F. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador. Por lo general se tienen dos contratos, uno con la red local y otro con la comercializadora de electricidad que se elija.',
  },
  'utilities.internet': {
    of: 'b959a74c',
    text: 'La fibra es corriente en Suecia, y en muchos edificios de apartamentos es compartida o está incluida en el alquiler. Para contratarla suele hacer falta un número personal, así que una línea móvil de prepago ayuda en las primeras semanas.',
  },
  'utilities.banking': {
    of: 'e31ed891',
    text: 'En Suecia, los residentes legales tienen derecho a una cuenta bancaria, pero abrirla es mucho más fácil con el número personal, y los bancos preguntan de dónde viene el dinero. BankID, la identidad electrónica que se obtiene a través del banco, se usa para casi todo. El efectivo se usa poco y muchas tiendas no lo aceptan.',
  },
  'culturalTips.0': { of: 'ddf9c797', text: 'Quítese los zapatos al entrar en una casa.' },
  'culturalTips.1': {
    of: '7757e454',
    text: 'Sea puntual al minuto, también para cenar, y envíe un mensaje si se retrasa.',
  },
  'culturalTips.2': {
    of: 'b7320ae2',
    text: 'Tome un número o busque el final de la fila: las colas se toman en serio.',
  },
  'culturalTips.3': {
    of: '310c1593',
    text: 'La fika, la pausa para el café con los colegas, forma parte de la jornada laboral, así que participe.',
  },
  'culturalTips.4': {
    of: 'e24deb22',
    text: 'Los edificios de apartamentos comparten una lavandería con turnos reservados; respete el suyo y déjela limpia.',
  },
  'importantContacts.emergencyServices': {
    of: '87572097',
    text: 'En Suecia, marque el 112 en cualquier emergencia, el 114 14 para la policía cuando no es urgente y el 1177 para consejo médico.',
  },
  'importantContacts.taxOffice': {
    of: '18826bfd',
    text: 'La Agencia Tributaria de Suecia (Skatteverket, skatteverket.se) se ocupa de los impuestos, el registro de población y el número personal, así que suele ser la primera oficina que se visita.',
  },
  'sources.0.title': { of: '6bf18779', text: 'Aduana de Suecia: exención de derechos para inmigrantes' },
  'sources.1.title': { of: '8bab9778', text: 'Aduana de Suecia: mudarse a Suecia y desde Suecia' },
  'sources.2.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.3.title': { of: '4bbadc90', text: 'Agencia Sueca de Migración' },
  'sources.4.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.5.title': { of: '4c22261b', text: 'Junta de Agricultura de Suecia' },
  'sources.6.title': { of: 'f660dbba', text: 'Agencia Tributaria de Suecia: mudarse a Suecia y el número personal' },
  'sources.7.title': { of: 'e5072b53', text: 'Rainier Overseas: normas aduaneras para Suecia (secondary)' },
  'sources.8.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
