import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '64be0885', text: 'América del Norte' },
  currency: { of: 'db69bae6', text: 'dólar canadiense (CAD)' },
  'visaRequirements.touristVisa': {
    of: '242ea53a',
    text: 'Quienes visitan Canadá necesitan un visado de visitante o, si su pasaporte está exento de visado y llegan por vía aérea, una autorización electrónica de viaje (eTA); los ciudadanos de Estados Unidos no necesitan ninguna de las dos cosas. La visita suele limitarse a seis meses, salvo que el agente de fronteras decida otra cosa, y no permite trabajar. Consulte qué se aplica a su pasaporte en canada.ca.',
  },
  'visaRequirements.workVisa': {
    of: 'd5636d93',
    text: 'La mayoría de las personas necesita un permiso de trabajo para Canadá, ya sea vinculado a un empleador, a menudo con una evaluación de impacto en el mercado laboral, o abierto a cualquier empleador. Algunos profesionales están exentos de la evaluación en virtud de acuerdos comerciales, y existen programas de vacaciones y trabajo para muchas nacionalidades. Consulte las vías vigentes en Inmigración, Refugiados y Ciudadanía de Canadá (IRCC).',
  },
  'visaRequirements.residencePermit': {
    of: '12dffbc8',
    text: 'A la residencia permanente en Canadá se llega sobre todo por Express Entry, los programas de nominación provincial, la selección propia de Quebec y el patrocinio familiar. Los residentes permanentes reciben una tarjeta (PR card) y tienen que pasar un tiempo mínimo en el país para conservar la condición. Los requisitos cambian a menudo: consulte al IRCC en canada.ca.',
  },
  'visaRequirements.familyReunification': {
    of: '24ff5a94',
    text: 'Los ciudadanos y residentes permanentes de Canadá pueden patrocinar al cónyuge, a la pareja o a un hijo a cargo y, a veces, a los padres y abuelos. Las familias de trabajadores y estudiantes pueden en ciertos casos acompañarlos con permisos propios; compruebe con el IRCC si cumple los requisitos.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '48d733a0',
    text: 'Los nuevos residentes de Canadá (settlers, partida arancelaria 9807) suelen llevar su menaje de casa libre de derechos si lo tenían en propiedad, en su poder y en uso antes de llegar. Los antiguos residentes (partida 9805) deben haber vivido en el extranjero al menos 1 año y haber tenido los bienes allí en propiedad, en su poder y en uso al menos 6 meses. Los bienes que se vendan en un plazo de 12 meses quedan sujetos a derechos. Si un solo artículo de un antiguo residente vale más de 10.000 CAD, normalmente se cobra por el exceso: pregunte a la Agencia de Servicios Fronterizos de Canadá (CBSA).',
  },
  'customsRegulations.prohibitedItems.0': {
    of: '1de96602',
    text: 'Cannabis en cualquier forma: no puede cruzar la frontera de Canadá en ninguno de los dos sentidos.',
  },
  'customsRegulations.prohibitedItems.1': {
    of: 'b674d6a8',
    text: 'Armas de fuego cortas, sobre las que rige una congelación (handgun freeze), y otras armas prohibidas.',
  },
  'customsRegulations.prohibitedItems.2': { of: '58405b9b', text: 'Espray de pimienta y navajas automáticas.' },
  'customsRegulations.prohibitedItems.3': {
    of: '2d6e739f',
    text: 'Andadores para bebés, que están prohibidos en Canadá.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '6a2e3407',
    text: 'Tierra, también la que llevan las herramientas, las botas y las macetas, salvo que tenga un permiso.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '8ae9dd8e',
    text: 'Armas de fuego permitidas: declárelas y tenga la licencia correspondiente.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '375913fa',
    text: 'Plantas, carne y productos lácteos: limitados por la Agencia Canadiense de Inspección de Alimentos (CFIA).',
  },
  'customsRegulations.restrictedItems.2': {
    of: '2efcb48e',
    text: 'Colchones usados: se necesita un certificado de limpieza o de fumigación.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '107b060f',
    text: 'Alcohol y tabaco: por encima de la franquicia personal normalmente se cobran.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'cca40268',
    text: 'Formulario BSF186, documento contable de efectos personales (Personal Effects Accounting Document; las guías antiguas lo llaman B4).',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd218e122',
    text: 'Formulario BSF186A, la lista de bienes (antes B4A), con los valores y, donde los haya, los números de serie.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '83b0d480',
    text: 'Lista de los bienes que llegarán después (goods to follow), entregada y sellada en su primera llegada: lo que no figura en ella es difícil de introducir libre de derechos más tarde.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'fb3da0b3',
    text: 'Pasaporte con el visado, el permiso de trabajo o la confirmación de residencia permanente.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '84da83a9',
    text: 'Para los antiguos residentes, prueba de al menos 1 año en el extranjero.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '1cd8c8d9',
    text: 'Conocimiento de embarque o guía aérea del envío.',
  },
  'customsRegulations.customsClearanceTime': {
    of: 'fb7fe342',
    text: 'El despacho del menaje de casa en Canadá suele tardar de 1 a 5 días hábiles, y el propietario normalmente acude en persona a la oficina de la CBSA con la lista sellada. Los bienes incluidos en la lista de llegada posterior no suelen tener una fecha límite fija de importación. Una inspección alarga el plazo.',
  },
  'petImport.vaccinations.0': {
    of: 'aeb7b34c',
    text: 'Vacuna contra la rabia con un certificado válido de un veterinario autorizado, en inglés o francés, para perros y gatos de 3 meses o más.',
  },
  'petImport.vaccinations.1': {
    of: 'b450deef',
    text: 'Los cachorros y gatitos de menos de 3 meses no suelen necesitar la vacuna contra la rabia.',
  },
  'petImport.vaccinations.2': {
    of: '66bc0ff3',
    text: 'Las mascotas de países oficialmente libres de rabia no suelen necesitar la vacuna si eso se certifica.',
  },
  'petImport.quarantine': {
    of: 'f63145b2',
    text: 'Canadá no suele imponer cuarentena a los perros y gatos particulares con la documentación en regla. Los perros clasificados como comerciales son otro caso: desde septiembre de 2022 se prohíbe la entrada a los procedentes de países con alto riesgo de rabia canina. Consulte la categoría de su mascota en la Agencia Canadiense de Inspección de Alimentos (CFIA).',
  },
  'petImport.healthCertificate': {
    of: '46285cb6',
    text: 'Un perro o gato particular que entra en Canadá suele viajar con su certificado de vacunación contra la rabia, redactado en inglés o francés y firmado por un veterinario autorizado; debe describir el animal y la vacuna. El microchip no se exige a las mascotas particulares, pero es aconsejable. Confírmelo con la CFIA y pregunte a la aerolínea qué documentos pide por su parte.',
  },
  'vehicleImport.regulations': {
    of: 'd6396c24',
    text: 'Los vehículos de menos de 15 años deben cumplir las normas de seguridad canadienses, y los que se vendieron para países distintos de Estados Unidos por lo general no pueden importarse hasta que cumplen 15 años. Los vehículos de Estados Unidos suelen pasar por el Registrar of Imported Vehicles (RIV), con una tasa, las modificaciones que hagan falta y una inspección en un plazo de 45 días. Consulte primero su modelo en Transport Canada.',
  },
  'vehicleImport.duties': {
    of: '06ab76ca',
    text: 'El automóvil propio de un nuevo residente puede entrar en Canadá libre de derechos con el menaje de casa, si es que es admisible. En otro caso, cuente normalmente con un 6,1 % de derechos para los automóviles de fuera de los países con libre comercio, un 5 % de GST, 100 CAD de impuesto especial por el aire acondicionado y, posiblemente, impuestos provinciales o recargos. Pregunte a la CBSA antes de enviarlo.',
  },
  'vehicleImport.documentation.0': { of: '1e2736c9', text: 'Título de propiedad y matrícula a su nombre.' },
  'vehicleImport.documentation.1': {
    of: 'bd45e9e6',
    text: 'Formulario de importación de vehículos, que se expide en la frontera.',
  },
  'vehicleImport.documentation.2': {
    of: '6a874e7d',
    text: 'Carta del fabricante que confirma que no hay retiradas pendientes (recall clearance letter), que suele pedirse para los vehículos de Estados Unidos.',
  },
  'vehicleImport.documentation.3': {
    of: '72aeb405',
    text: 'Documentos de la inspección del RIV, para los vehículos de Estados Unidos.',
  },
  'vehicleImport.documentation.4': {
    of: '99f7ed65',
    text: 'Prueba de venta o de valor, salvo que el automóvil entre como efectos de un nuevo residente.',
  },
  'vehicleImport.restrictions': {
    of: '1f6f8378',
    text: 'Llevar un automóvil a Canadá suele ser razonable desde Estados Unidos y rara vez es posible desde otros países, salvo que tenga 15 años o más; algunos automóviles fabricados según las especificaciones de México también pueden cumplir los requisitos. En una mudanza de ultramar, la mayoría vende el suyo y compra otro allí. En Canadá se conduce por la derecha.',
  },
  'healthcare.system': {
    of: '6289c8ee',
    text: 'La sanidad en Canadá es pública, la gestionan las provincias y los territorios y se paga con impuestos; los médicos y los hospitales están cubiertos para los residentes con tarjeta sanitaria. Puede costar encontrar médico de familia, así que apúntese pronto a una lista de espera.',
  },
  'healthcare.insurance': {
    of: '8b438edd',
    text: 'Algunas provincias de Canadá hacen esperar a los recién llegados antes de que empiece la cobertura pública, así que contrate un seguro privado para los primeros meses. El dentista, los anteojos y los medicamentos suelen estar cubiertos por el plan del empleador; pregunte por el tiempo de espera en el ministerio de salud de la provincia.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: '4d59d453',
    text: 'La enseñanza en Canadá depende de las provincias y es gratuita en las escuelas públicas para los hijos de residentes, por lo general desde los 5 o 6 años hasta una edad de entre 16 y 18. El año escolar va aproximadamente de septiembre a junio. La dirección en que se vive suele determinar la escuela.',
  },
  'education.languageOfInstruction': {
    of: 'c677a452',
    text: 'En las escuelas canadienses se enseña en inglés o en francés: el francés es la norma en Quebec, con pocas excepciones, y la inmersión en francés es corriente en otras partes.',
  },
  'utilities.electricity': {
    of: 'a67bdda3',
    text: 'En Canadá la corriente es de 120 V a 60 Hz, con enchufes de los tipos A y B. Los aparatos fabricados para 220 a 240 V en su mayoría no funcionan allí, así que revise todas las etiquetas antes de embalar.',
  },
  'utilities.internet': {
    of: 'c6efd237',
    text: 'La banda ancha es buena en las ciudades de Canadá y más irregular en las zonas rurales. Los contratos de internet y de telefonía móvil son relativamente caros, así que compare los proveedores de la región.',
  },
  'utilities.banking': {
    of: '4cde127d',
    text: 'Los grandes bancos canadienses ofrecen cuentas para recién llegados, algunas de las cuales pueden iniciarse antes de llegar. Lleve el pasaporte y sus documentos de inmigración, y solicite pronto un número de seguro social (SIN), que necesita para cobrar su sueldo.',
  },
  'culturalTips.0': {
    of: 'd7653bb2',
    text: 'En Canadá la cortesía cuenta: se respetan las filas, se sujeta la puerta a los demás y es corriente disculparse enseguida.',
  },
  'culturalTips.1': {
    of: 'ca3cd9b8',
    text: 'Quítese los zapatos al entrar en una casa, salvo que le digan lo contrario.',
  },
  'culturalTips.2': {
    of: '8353bf2a',
    text: 'Equípese para el invierno de su provincia antes de que llegue y pregunte por los neumáticos de invierno, que Quebec exige.',
  },
  'culturalTips.3': {
    of: '4e78d01d',
    text: 'Se espera propina en los restaurantes y los taxis; el terminal de pago suele proponer un importe.',
  },
  'culturalTips.4': { of: '3ace7fa4', text: 'En Quebec, salude primero en francés: un simple bonjour se agradece.' },
  'importantContacts.emergencyServices': {
    of: '7ee42eac',
    text: 'En Canadá, marque el 911 para policía, bomberos o ambulancia.',
  },
  'importantContacts.taxOffice': {
    of: '881d4b7e',
    text: 'La Agencia Tributaria de Canadá, Canada Revenue Agency (CRA), se ocupa de los impuestos y las prestaciones: canada.ca.',
  },
  'sources.0.title': {
    of: 'f955758d',
    text: 'Agencia de Servicios Fronterizos de Canadá: formulario BSF186, efectos personales',
  },
  'sources.1.title': {
    of: 'c5175317',
    text: 'Agencia Canadiense de Inspección de Alimentos: animales, plantas y alimentos',
  },
  'sources.2.title': { of: '18615365', text: 'Gobierno de Canadá: inmigración, impuestos y vida en el país' },
  'sources.3.title': { of: '8fb22678', text: 'Transport Canada: vehículos' },
  'sources.4.title': { of: '8a86b326', text: 'Registrar of Imported Vehicles' },
  'sources.5.title': { of: '28c40163', text: 'EH Canada Visa: presentar el BSF186 en la frontera (secondary)' },
  'sources.6.title': {
    of: 'd0074d0c',
    text: 'PetFriendlyTravel: normas de Canadá para la entrada de mascotas (secondary)',
  },
  'sources.7.title': { of: '3a493472', text: 'Memorando D19-12-1 de la agencia de fronteras sobre vehículos (copia)' },
  'sources.8.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.9.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
